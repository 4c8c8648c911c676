// What `server-only` is in unit tests: nothing.
export default undefined
