import { isDate, isNativeError } from 'node:util/types'

// These functions are safe for any value: a getter may throw, a proxy may lie, an object may hold a service's answer.

/** A property of an arbitrary object. */
export function read(value: object, key: string | number): unknown {
  try {
    return Reflect.get(value, key)
  } catch {
    return '[unreadable]'
  }
}

/** A property of an arbitrary object, if it is a text. */
export function readText(value: object, key: string): string {
  const text = read(value, key)
  return typeof text === 'string' ? text : ''
}

/** Whether a value is an error, from any realm. */
export function isError(value: unknown): value is Error {
  try {
    return isNativeError(value) || value instanceof Error
  } catch {
    return false
  }
}

/** Whether a value is a plain object or an array. Other objects may hold anything, so they aren't opened. */
export function isPlain(value: unknown): value is object {
  try {
    if (typeof value !== 'object' || value === null) return false
    const prototype: unknown = Object.getPrototypeOf(value)
    return Array.isArray(value) || prototype === null || Object.getPrototypeOf(prototype) === null
  } catch {
    return false
  }
}

/** A word for a value: its text, or for objects their kind. */
export function wordOf(value: unknown): string {
  if (typeof value === 'function') return '[function]'
  if (typeof value !== 'object' || value === null) return String(value)
  if (isDate(value)) return Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString()
  const maker = read(value, 'constructor')
  const name = typeof maker === 'function' ? readText(maker, 'name') : ''
  return `[${name || 'object'}]`
}
