/** Roads and shops of an invented town, behind the question whether the list may be loaded. */
export function MapDrawing() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 720 400"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      strokeLinecap="round"
      className="dealer-locator-map"
    >
      <path
        className="map-park"
        d="M-20 300c90-70 150-20 210 20s60 100-10 120H-20zM540-20h220v130c-60 40-140 30-180-20s-60-80-40-110z"
      />
      <path className="map-water" d="M-20 150c120 40 180-60 300-50s120 110 230 110 140-60 250-40" />
      <path
        className="map-street"
        d="M90-20v440M250-20l-30 440M420-20l40 440M610-20l-20 440M-20 70l760-40M-20 240l760-10M-20 350l760-30"
      />
      <path className="map-road" d="M-20 210c160-30 220 80 360 60s200-150 400-140" />
      {PINS.map(([x, y, name]) => (
        <g key={name} className={`map-pin map-pin-${name}`} transform={`translate(${x} ${y})`}>
          <path d="M0 0c-14-16-20-25-20-35a20 20 0 0 1 40 0c0 10-6 19-20 35z" />
          <circle cy="-35" r="7" />
        </g>
      ))}
    </svg>
  )
}

/** Where each pin's foot stands, and the name of its colour. */
const PINS = [
  [70, 130, 'orange'],
  [650, 120, 'violet'],
  [640, 350, 'lagoon'],
  [80, 360, 'yellow'],
] as const
