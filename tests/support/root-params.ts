/** The first segment of the route of the page being rendered; a test of forms replaces it. */
export const locale = async (): Promise<string | undefined> => undefined
