import { buttonClass } from '@/components/ui/button'
import { Modal } from '@/components/ui/dialog/modal'
import type { ContactTexts } from '@/lib/domains/contact/texts'

/** Confirms that the message has arrived; its button closes everything [CT-005, CT-014, CT-027]. */
export function SentModal({ texts, onClose }: { texts: ContactTexts; onClose: () => void }) {
  return (
    <Modal title={texts.sentTitle} closeLabel={texts.close} size="sm" onClose={onClose}>
      <p className="mb-6">{texts.sentText}</p>
      <button type="button" onClick={onClose} className={buttonClass()}>
        <span className="inline-block first-letter:uppercase">{texts.sentClose}</span>
      </button>
    </Modal>
  )
}
