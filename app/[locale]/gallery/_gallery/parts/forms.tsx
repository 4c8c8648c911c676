import { buttonClass } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog/dialog'
import { TermsBox } from '@/components/ui/terms-box'
import { HeardParts } from '../lazy'
import type { PartGroup } from './part'

const FIELDS = '/gallery/fields'

export const forms: PartGroup = {
  title: 'Forms and dialogs',
  parts: [
    {
      name: 'Fields',
      file: 'field.tsx',
      use: 'For everything that a visitor types, ticks or chooses: a label above, a hint or an error below.',
      examples: [],
      page: FIELDS,
    },
    {
      name: 'PasswordField',
      file: 'password-field.tsx',
      use: 'For a password, which its own button shows.',
      examples: [],
      page: FIELDS,
    },
    {
      name: 'FieldLabel and FieldNotes',
      file: 'field-notes.tsx',
      use: 'Above and below an input of another kind, so that it looks and reads like the fields.',
      examples: [],
      page: FIELDS,
    },
    {
      name: 'Pills',
      file: 'pills.tsx',
      use: 'For a choice between a few short options that should all be seen.',
      examples: [
        {
          name: 'One chosen, one that can’t be',
          draw: ({ short, label, name }) => <HeardParts part="pills" words={{ short, label, name }} />,
        },
      ],
    },
    {
      name: 'TermsBox',
      file: 'terms-box.tsx',
      use: 'Before a button that needs consent: the button stays bright, and a press that comes first is told why not.',
      examples: [
        {
          name: 'To be ticked',
          draw: ({ sentence }) => (
            <TermsBox id="parts-terms" isRequired reminder={sentence}>
              {sentence}
            </TermsBox>
          ),
        },
        {
          name: 'Once a press has missed the tick',
          draw: ({ sentence }) => (
            <TermsBox id="parts-terms-missed" isReminded reminder={sentence}>
              {sentence}
            </TermsBox>
          ),
        },
      ],
    },
    {
      name: 'Dialog',
      file: 'dialog/dialog.tsx',
      use: 'For what can wait until it is asked for, and needs nothing of the page meanwhile.',
      examples: [
        {
          name: 'In its four sizes, each opened by its button',
          draw: ({ title, sentence }) =>
            (['sm', 'md', 'lg', 'full'] as const).map((size) => (
              <div key={size}>
                <button
                  type="button"
                  command="show-modal"
                  commandfor={`parts-dialog-${size}`}
                  aria-haspopup="dialog"
                  className={buttonClass('outline', 'small')}
                >
                  {size}
                </button>
                <Dialog id={`parts-dialog-${size}`} title={title} size={size}>
                  <p>{sentence}</p>
                </Dialog>
              </div>
            )),
        },
      ],
    },
    {
      name: 'Modal',
      file: 'dialog/modal.tsx',
      use: 'The same for islands, which open it themselves, and keep it open while something must not be interrupted.',
      examples: [
        {
          name: 'Opened by its button',
          draw: ({ title, sentence, label }) => <HeardParts part="modal" words={{ title, sentence, label }} />,
        },
      ],
    },
  ],
}
