import { buttonClass } from '@/components/ui/button'

/** The look of the two buttons to begin with, the visitor's and the player's alike. */
export const optInClass = (color: 'primary' | 'outline') => buttonClass(color, 'large', 'waits-for-terms')
