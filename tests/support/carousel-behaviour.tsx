import type { CarouselOptions } from '@/components/ui/carousel/attach-carousel'

/** What a carousel asks of its behaviour, as `data-carousel`; the behaviour itself has tests of its own. */
export const CarouselBehaviour = (options: CarouselOptions) => <i data-carousel={JSON.stringify(options)} />
