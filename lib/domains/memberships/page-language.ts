/** Answers about memberships are in words of the page's language. */
export const inPageLanguage = () => ({ locale: document.documentElement.lang })
