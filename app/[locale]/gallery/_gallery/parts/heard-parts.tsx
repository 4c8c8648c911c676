import { useState } from 'react'
import { buttonClass } from '@/components/ui/button'
import { Modal } from '@/components/ui/dialog/modal'
import { Pills } from '@/components/ui/pills'

type HeardPartsProps =
  | { part: 'pills'; words: { short: string; label: string; name: string } }
  | { part: 'modal'; words: { title: string; sentence: string; label: string } }

/** Parts that need a script to be heard, with the state that their examples have. */
export default function HeardParts(props: HeardPartsProps) {
  return props.part === 'pills' ? <PillsExample {...props.words} /> : <ModalExample {...props.words} />
}

function PillsExample({ short, label, name }: { short: string; label: string; name: string }) {
  const [chosen, setChosen] = useState<'first' | 'second' | 'third'>('first')
  return (
    <Pills
      legend={label}
      name="parts-pills"
      options={[
        { value: 'first', label: short },
        { value: 'second', label: name },
        { value: 'third', label: `${short} ${short}`, isEnabled: false },
      ]}
      value={chosen}
      choose={setChosen}
    />
  )
}

function ModalExample({ title, sentence, label }: { title: string; sentence: string; label: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} className={buttonClass('outline', 'small')}>
        {label}
      </button>
      {isOpen && (
        <Modal title={title} closeLabel={label} size="sm" onClose={() => setOpen(false)}>
          <p>{sentence}</p>
        </Modal>
      )}
    </>
  )
}
