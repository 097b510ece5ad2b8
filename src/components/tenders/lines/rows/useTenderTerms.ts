'use client'

import { useAuth, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { FIELDS_OF_EXPLAINED_TOTALS } from '@/catalog/tenderAmounts'
import { isCurrency, type Currency } from '@/domain/shared/currency'
import { refuseContentChange, TENDER_STATUSES, type TenderStatus } from '@/domain/tenders/status'

const isStatus = (value: unknown): value is TenderStatus =>
  (TENDER_STATUSES as readonly unknown[]).includes(value)

type FormField = { value?: unknown; initialValue?: unknown }

/** One value of the tender's form; re-renders only when this value changes. */
export const useTenderValue = (name: string): unknown =>
  useFormFields(([fields]) => fields[name]?.value)

/** A field of the form, with its value and initial value. */
export const useTenderField = (name: string): FormField | undefined =>
  useFormFields(([fields]) => fields[name])

/** The tender's id; undefined before it is saved. */
export const useTenderId = () => useDocumentInfo().id

/** The tender's state and whether its content may still change; a new one is a draft. */
export const useTenderStatus = (): { status: TenderStatus; isLocked: boolean } => {
  const value = useTenderValue('status')
  const status = isStatus(value) ? value : 'draft'
  const acceptedAt = useTenderValue('acceptedAt')
  return { status, isLocked: refuseContentChange({ status, acceptedAt }) !== null }
}

/** Currency, rate and discount of the whole tender. */
export const useTenderTerms = () => {
  const currency = useTenderValue('currency')
  return {
    currency: (isCurrency(currency) ? currency : 'TRY') satisfies Currency as Currency,
    currencyRate: useTenderValue('currencyRate'),
    discountType: useTenderValue('discountType'),
    discountValue: useTenderValue('discountValue'),
  }
}

type Permitted = true | { read?: unknown } | undefined

const mayRead = (permitted: Permitted): boolean => permitted === true || Boolean(permitted?.read)

/**
 * Fields next to the lines that the reader may see; the server leaves out the others, whatever is
 * requested.
 */
export const useLineRights = () => {
  const { permissions } = useAuth()
  const of = permissions?.collections
  const mayReadOf = (slug: 'tenders' | 'tender-items', name: string): boolean => {
    const fields = of?.[slug]?.fields as true | Record<string, Permitted> | undefined
    return fields === true || mayRead(fields?.[name])
  }
  return {
    /** Costs of lines. */
    costs: mayReadOf('tender-items', 'unitCost'),
    /** Explanations of all stored totals. */
    explanations: FIELDS_OF_EXPLAINED_TOTALS.every((name) => mayReadOf('tenders', name)),
    tenders: mayRead(of?.tenders as Permitted),
    cards: mayRead(of?.['stock-cards'] as Permitted),
    types: mayRead(of?.['stock-types'] as Permitted),
  }
}
