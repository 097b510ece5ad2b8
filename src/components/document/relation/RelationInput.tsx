'use client'

import { useAuth, useField, useFormFields, useConfig } from '@payloadcms/ui'
import { IconPlus } from '@tabler/icons-react'
import dynamic from 'next/dynamic'
import Link from 'next/link'
import type { RelationshipFieldClient } from 'payload'
import { useCallback, useState, useMemo } from 'react'
import { NO_CHOICE, type RightsTo, type ChoiceRights } from '@/access/reading/choiceRights'
import { entityOf, SCOPE_SLUG } from '@/catalog'
import type { Choice } from '@/catalog/choices'
import { ChoicePicker } from '@/components/frame/records/ChoicePicker'
import { useT } from '@/components/ui/useT'
import { idOf, type Id } from '@/domain/shared/idOf'
import type { MessageKey } from '@/i18n/messages'
import { fieldIdOf } from '@/components/document/fieldIdOf'
import { FieldBox } from '@/components/document/fields/FieldBox'
import { useSay } from '../useSay'
import { both, filterOf, fixedBy, isClosed, ofCompanyNow, without } from './filterOf'
import { RelationChips } from './RelationChips'
import { useChoices } from './useChoices'
import { useFittingChoice } from './useFittingChoice'
import { useNameOf } from './useNameOf'
import './relation.css'
import { askedFields, type AskedField } from './askedFields'
import { rightWord } from '@/access/roles/heldRights'
import type { PageRight } from '@/catalog/names'
import { rowLinksOf } from '@/present/navigation/recordLinks'

/** Link to a selected record, if its reader may open it. */
const useLinkOf = (slug: string, { pages }: ChoiceRights) =>
  useCallback(
    (choice: Choice | undefined): string | undefined => {
      if (!choice) return undefined
      const may = (right: PageRight) => pages.includes(rightWord(right))
      const all = entityOf(slug)?.editsAll
      return rowLinksOf({ slug, doc: choice, may, mayEdit: () => !all || may(all) }).open
    },
    [slug, pages],
  )

/** Fields of the short form; null for collections that are created elsewhere. */
const useAskedFields = (slug: string): AskedField[] | null => {
  const { getEntityConfig } = useConfig()
  return useMemo(() => {
    const collection = getEntityConfig({ collectionSlug: slug as never })
    if (!collection) return null
    const { fields, auth, upload } = collection
    return askedFields({ slug, fields, isAuth: Boolean(auth), isUpload: Boolean(upload) })
  }, [getEntityConfig, slug])
}

const MakeRecord = dynamic(() => import('./MakeRecord').then((file) => file.MakeRecord))

type Props = {
  field: RelationshipFieldClient
  path: string
  /** The selected records that the reader may read, and the requested ids. */
  known: readonly Choice[]
  asked: readonly Id[]
  rightsTo: RightsTo
}

const idsOf = (value: unknown): Id[] =>
  (Array.isArray(value) ? value : [value]).flatMap((one) => idOf(one) ?? [])

/** A relation of a record: one record of another collection, or several. */
export const RelationInput = ({ field, known, asked, rightsTo, ...props }: Props) => {
  const t = useT()
  const { user } = useAuth()
  const say = useSay()
  const { required, hasMany, label } = field
  const slug = String(field.relationTo)
  const rights = rightsTo[slug] ?? NO_CHOICE
  const validate = useCallback(
    (value: unknown) => !required || idsOf(value).length > 0 || t('refusals.required'),
    [required, t],
  )
  const { value, setValue, path, disabled, showError, filterOptions } = useField<unknown>({
    potentiallyStalePath: props.path,
    validate: validate as never,
  })
  const ids = idsOf(value)
  const { chosen, learn } = useChoices({ slug, ids, known, asked })
  const nameOf = useNameOf(slug)
  const linkOf = useLinkOf(slug, rights)
  const asks = useAskedFields(slug)
  const error = { isShown: showError }
  const ofForm = useFormFields(([fields]) => fields.company)
  const company = ofForm ? idOf(ofForm.value) : undefined
  const [making, setMaking] = useState<string | null>(null)

  const filter = ofCompanyNow(filterOf(filterOptions, slug), company)
  useFittingChoice({
    slug,
    ids,
    filter,
    isOff: !rights.read,
    keep: (fitting) => setValue(hasMany ? fitting : (fitting[0] ?? null)),
  })

  // Without permission to see the records the list would be empty without an explanation.
  if (!rights.read)
    return (
      <FieldBox className="relation" error={error} field={field} label="text" path={path}>
        <span className="relation__note" id={fieldIdOf(path)}>
          {chosen.map(nameOf).join(', ') || t('picker.noRight')}
        </span>
      </FieldBox>
    )

  const pick = (choice: Choice) => {
    learn(choice)
    setValue(hasMany ? [...new Set([...ids, choice.id])] : choice.id)
  }
  const [one] = hasMany ? [] : chosen
  const href = linkOf(one?.choice)
  const id = fieldIdOf(path)
  const name = one ? nameOf(one) : ''
  const newWord = t(`${entityOf(slug)?.words}.new` as MessageKey)
  const canMake = rights.create && asks !== null && !isClosed(filter)

  return (
    <>
      <FieldBox
        aside={
          href && (
            <Link
              aria-label={t('picker.openRecord', { name })}
              className="relation__open"
              href={href}
              prefetch={false}
            >
              {t('picker.open')}
            </Link>
          )
        }
        className="relation"
        error={error}
        field={field}
        path={path}
      >
        {hasMany && (
          <RelationChips
            chosen={chosen}
            linkOf={linkOf}
            nameOf={nameOf}
            onRemove={(gone) => setValue(ids.filter((id) => id !== gone))}
          />
        )}
        <ChoicePicker
          chosen={name}
          disabled={disabled}
          filter={both(hasMany ? without(filter, ids) : filter, rights.offered)}
          inputId={id}
          label={say(label)}
          notFound={isClosed(filter) ? t('picker.companyFirst') : undefined}
          personId={user?.id}
          required={required}
          rights={rights}
          slug={slug}
          last={
            canMake
              ? {
                  content: (typed) => (
                    <span className="relation__last">
                      <IconPlus aria-hidden="true" size={16} />
                      {typed ? t('picker.createNamed', { what: newWord, name: typed }) : newWord}
                    </span>
                  ),
                  onPick: setMaking,
                }
              : undefined
          }
          onClear={hasMany ? undefined : () => setValue(null)}
          onPick={pick}
        />
      </FieldBox>
      {making !== null && asks && (
        <MakeRecord
          around={company == null || slug === SCOPE_SLUG ? {} : { company }}
          fields={asks}
          fixed={fixedBy(filter)}
          named={making}
          rightsTo={rightsTo}
          slug={slug}
          onClose={() => setMaking(null)}
          onMade={(choice) => {
            setMaking(null)
            pick(choice)
          }}
        />
      )}
    </>
  )
}
