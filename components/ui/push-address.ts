/**
 * Sets a new address for content that the page already shows. It keeps the router's own state, which tells the router
 * that there is nothing to render: otherwise the router would re-render the page before the press is answered.
 */
export const pushAddress = (address: string): void => history.pushState(history.state, '', address)
