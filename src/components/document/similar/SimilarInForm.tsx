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
  /** The search criterion of each field; only changed fields are used. */
  by: Readonly<Record<string, SoughtPart>>
  /** The field with the company: that of the people, or the one to exclude. */
  company?: { field: string; as: 'company' | 'except' }
  /** Fields that take the found record, instead of the typed values. */
  into?: { company: string; employee: string }
}

const ASKED_AFTER_MS = 400

/** The changed fields' values as a string, to avoid re-rendering. */
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
 * Similar existing records below fields of a record's form. *Use this* opens the record, or fills
 * it into the form.
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
    // The form requests its state 250 ms after a change, but drops it if the response to an earlier
    // one arrives in between: the visible fields would not be updated. This change is therefore
    // made later.
    setTimeout(() => {
      for (const name of Object.keys(by)) set(name, '')
    }, ASKED_AFTER_MS)
    // The button disappears with the typed fields.
    document.getElementById(fieldIdOf(to.company))?.focus()
  }
  return (
    <div className="field-type similar-field">
      <SimilarRecords found={found} onUse={into && ((record) => take(record, into))} />
    </div>
  )
}
