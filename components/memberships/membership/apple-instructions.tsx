import { buttonClass } from '@/components/ui/button'
import type { MembershipTexts } from './membership-texts'

const APPLE_SUBSCRIPTIONS = 'https://apps.apple.com/account/subscriptions'

/** Memberships bought from Apple are changed and cancelled there (decisions.md, "Memberships"). */
export function AppleInstructions({ texts }: { texts: MembershipTexts }) {
  return (
    <div className="max-w-[60ch]">
      <h3 className="mb-2 text-lg">{texts.appleTitle}</h3>
      <p className="mb-4">{texts.appleText}</p>
      <a href={APPLE_SUBSCRIPTIONS} target="_blank" rel="noopener noreferrer" className={buttonClass('primary')}>
        {texts.appleLink}
      </a>
    </div>
  )
}
