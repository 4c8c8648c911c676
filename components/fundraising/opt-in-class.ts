import { buttonClass } from '@/components/ui/button'

/** Classes of the two opt-in buttons, for visitors and players alike. */
export const optInClass = (color: 'primary' | 'dark' | 'outline') => buttonClass(color, 'large', 'waits-for-terms')
