import { darker, lighter } from './colour.ts'
import { pins } from './pins.ts'
import { box, circle, clipped, ellipse, line, linear, ring } from './svg.ts'

/** An enamel pin on 600 × 600, transparent around it. */
export function drawBadge(name: string): string {
  const pin = pins[name]
  if (!pin) return ''
  const rim = linear(
    [
      [0, lighter(pin.rim, 0.45)],
      [0.5, pin.rim],
      [1, darker(pin.rim, 0.28)],
    ],
    [0, 0, 1, 1],
  )
  const ground = linear([
    [0, pin.sky],
    [1, pin.low],
  ])
  return [
    rim.def,
    ground.def,
    ellipse([300, 312], 284, 282, '#0b1020', 0.16),
    circle([300, 300], 284, rim.fill),
    circle([300, 300], 256, darker(pin.rim, 0.35)),
    clipped('pin', circle([300, 300], 248, '#ffffff'), box(0, 0, 600, 600, ground.fill), pin.draw()),
    line('M112 196A214 214 0 0 1 232 96', '#ffffff', 16, 0.45),
    ring([300, 300], 270, '#ffffff', 5, 0.35),
  ].join('')
}
