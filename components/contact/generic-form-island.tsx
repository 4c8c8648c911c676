import { formPath } from '@/lib/core/paths'
import { AnsweredForm } from './answered-form'
import { GenericFormFields, type GenericFormContent } from './generic-form-fields'
import { useAnsweredForm } from './use-answered-form'
import { useCheckedForm } from './use-checked-form'

/** The interactive part of an editor-defined form. */
export default function GenericFormIsland(props: GenericFormContent) {
  const { anchor, thanks, texts } = props
  const { typed, isSent, onSent, box } = useAnsweredForm(anchor)
  const { form, errors, foot } = useCheckedForm(
    () => import('./generic-form-logic').then(({ genericFormLogic }) => genericFormLogic(props)),
    onSent,
  )
  return (
    <AnsweredForm anchor={anchor} thanks={thanks} failed={texts.failed} isSent={isSent} box={box}>
      <form action={formPath} method="post" {...form}>
        <GenericFormFields
          {...props}
          inputOf={({ name }) => ({ defaultValue: typed[name], error: errors[name] })}
          foot={foot}
        />
      </form>
    </AnsweredForm>
  )
}
