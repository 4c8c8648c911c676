import { formPath } from '@/lib/core/paths'
import { AnsweredForm, formId } from './answered-form'
import { GenericFormFields, type GenericFormContent } from './generic-form-fields'
import { GenericFormIsland } from './lazy'

/**
 * An editor-defined form, which our server forwards to its action URL [CT-033, FM-015]: a native form, which script
 * takes over when a visitor comes near.
 */
export function GenericForm(props: GenericFormContent) {
  const { anchor, thanks, texts } = props
  return (
    <GenericFormIsland {...props}>
      <AnsweredForm anchor={anchor} thanks={thanks} failed={texts.failed}>
        <form id={formId(anchor)} action={formPath} method="post">
          <GenericFormFields {...props} />
        </form>
      </AnsweredForm>
    </GenericFormIsland>
  )
}
