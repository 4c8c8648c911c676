/** Id of the player's menu, which every page has on a site with players. */
export const PLAYER_MENU_ID = 'player-menu'
