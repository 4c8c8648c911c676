/** Next's data cache, when nothing is in it. */
export const unstable_cache = <Read>(read: Read): Read => read
