import { palette } from './palette'

/** The site's logo (app/icon.svg) and name, at the top of a picture for shared links. */
export function SiteName({ children }: { children: string }) {
  return (
    <div style={{ display: 'flex', alignItems: 'center', fontFamily: 'Archivo, Archivo further', fontSize: 34 }}>
      <svg width="52" height="52" viewBox="0 0 32 32" style={{ marginRight: 18 }}>
        <circle cx="16" cy="16" r="16" fill="#d04308" />
        <circle cx="16" cy="14" r="6.5" fill={palette.yellow} />
        <path d="M2.5 23 11 13l5 6 4-4.5 8.6 9.5A16 16 0 0 1 2.5 24.5z" fill={palette.paper} />
      </svg>
      {children}
    </div>
  )
}
