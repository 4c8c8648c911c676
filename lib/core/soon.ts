/** A value that is there already, or is still waited for. */
export type Soon<Value> = Value | Promise<Value>

/**
 * Goes on with a value at once if it is there already, so that requests for which nothing has to be waited for pay for no
 * promise.
 */
export function whenThere<Value, Result>(value: Soon<Value>, goOn: (value: Value) => Soon<Result>): Soon<Result> {
  return value instanceof Promise ? value.then(goOn) : goOn(value)
}
