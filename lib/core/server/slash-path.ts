import { sep } from 'node:path'

/**
 * The path of a file as addresses, patterns and lists write it, with slashes; the file system of Windows has backslashes.
 *
 * @param separator of the given path
 */
export const slashPath = (path: string, separator: string = sep): string => path.replaceAll(separator, '/')
