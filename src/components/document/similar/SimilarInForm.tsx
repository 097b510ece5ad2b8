'use client'

import { useAuth, useDocumentInfo, useForm, useFormFields } from '@payloadcms/ui'
import { fieldIdOf } from '@/components/document/fieldIdOf'
import { useFieldUse } from '@/components/document/facts/useFieldUse'
import { questionOf, type SimilarRecord, type SoughtPart } from '@/domain/customers/similar'
import { idOf } from '@/domain/shared/idOf'
import { SimilarRecords } from './SimilarRecords'
import { useSimilar } from './useSimilar'

export type SimilarInFormProps = {
  slug: 'companies' | 'employees'
  /** Which part of the question each field answers; only what was changed is asked about. */
  by: Readonly<Record<string, SoughtPart>>
  /** The field with the company: of the people, or the one that is left out. */
  company?: { field: string; as: 'company' | 'except' }
  /** Fields that take what is found, in place of those that are typed in. */
  into?: { company: string; employee: string }
}

const ASKED_AFTER_MS = 400

/** The values of the fields that were changed, as text: one that stays the same is drawn once. */
const useChanged = (by: SimilarInFormProps['by']): string =>
  useFormFields(([fields]) =>
    JSON.stringify(
      Object.fromEntries(
        Object.keys(by).flatMap((name) => {
          const field = fields[name]
          const isChanged = field && (field.value ?? '') !== (field.initialValue ?? '')
          return isChanged && field.passesCondition !== false ? [[name, field.value]] : []
        }),
      ),
    ),
  )

/**
 * Below fields of a record's form: existing records that are like what is typed there. *Use this*
 * opens the record, or takes it over where the form can name it.
 */
export const SimilarInForm = ({ slug, by, company, into }: SimilarInFormProps) => {
  const { id, collectionSlug } = useDocumentInfo()
  const { dispatchFields, setModified } = useForm()
  const fieldUse = useFieldUse()
  const isOpen = Object.keys(by).some((name) => fieldUse({ type: 'text', name }) === 'open')
  const mayRead = useAuth().permissions?.collections?.companies?.read === true
  const changed = useChanged(by)
  const ofForm = useFormFields(([fields]) => (company ? idOf(fields[company.field]?.value) : null))
  const isDrawn = useFormFields(([fields]) =>
    Object.keys(by).some((name) => fields[name] && fields[name].passesCondition !== false),
  )
  const typed = questionOf(by, JSON.parse(changed) as Record<string, unknown>)
  const own = collectionSlug === slug ? idOf(id) : null
  const found = useSimilar({
    slug,
    question:
      typed && isOpen && mayRead
        ? {
            ...typed,
            ...(own !== null && { except: own }),
            ...(company && ofForm !== null && { [company.as]: ofForm }),
            ...(into && { people: true as const }),
          }
        : null,
  })
  if (!isOpen || !isDrawn || !mayRead) return null

  const take = ({ company: taken, employee }: SimilarRecord, to: NonNullable<typeof into>) => {
    const set = (path: string, value: unknown) =>
      dispatchFields({ type: 'UPDATE', path, value, valid: true })
    set(to.company, taken)
    set(to.employee, employee)
    setModified(true)
    // The form asks the server 250 ms after a change, and not at all when the answer to an earlier one
    // comes in between: which fields are there would stay as it was. This change comes after that.
    setTimeout(() => {
      for (const name of Object.keys(by)) set(name, '')
    }, ASKED_AFTER_MS)
    // The button goes with the fields that were typed in.
    document.getElementById(fieldIdOf(to.company))?.focus()
  }
  return (
    <div className="field-type similar-field">
      <SimilarRecords found={found} onUse={into && ((record) => take(record, into))} />
    </div>
  )
}
