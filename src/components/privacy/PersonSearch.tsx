'use client'

import { IconBraces, IconDownload, IconEraser, IconFileText, IconSearch } from '@tabler/icons-react'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useState, type FormEvent } from 'react'

import { PERSON_FILES, type PersonFileFormat } from '@/catalog/commands/privacy'
import { useWords } from '@/components/ui/useWords'
import type { ErasurePreview } from '@/present/privacy/erasure'
import type { HitGroup } from '@/present/privacy/hits'
import type { PersonRequest } from '@/present/privacy/requests'
import { Button } from '../ui/controls/Button'
import { Field } from '../ui/inputs/Field'
import { TextInput } from '../ui/inputs/TextInput'
import { Card } from '../ui/layout/Card'
import { EmptyState } from '../ui/layout/EmptyState'
import { Menu, MenuItem } from '../ui/overlay/Menu'
import { saveBlob, type ApiOutcome } from '../ui/requests/api'
import { useNotify } from '../ui/requests/useNotify'
import { EraseDialog, type Erasing } from './EraseDialog'
import { Hits, tickedRowsOf } from './Hits'
import styles from './PersonSearch.module.css'
import { sendPrivacy } from './sendPrivacy'

const FIELDS = ['name', 'email', 'phone'] as const
type Typed = Record<(typeof FIELDS)[number], string>
const EMPTY: Typed = { name: '', email: '', phone: '' }

const ICONS = {
  html: <IconFileText aria-hidden="true" size={18} />,
  json: <IconBraces aria-hidden="true" size={18} />,
} as const

type Saved = { fileName: string; type: string; content: string }

/** The search values of a request's person. */
const typedOf = (request: PersonRequest | null): Typed =>
  request
    ? { name: request.name ?? '', email: request.email ?? '', phone: request.phone ?? '' }
    : EMPTY

type Props = {
  /** Whether the reader may erase what is found. */
  mayErase: boolean
  /** The request of the search. */
  request: PersonRequest | null
}

/** Searches a person by name, e-mail and phone; ticked rows are exported to a file or erased. */
export const PersonSearch = ({ mayErase, request }: Props) => {
  const { t, format } = useWords()
  const { notifySuccess, notifyFailure } = useNotify()
  const router = useRouter()
  const [typed, setTyped] = useState(() => typedOf(request))
  /** The query of the displayed hits: the fields may have changed since. */
  const [asked, setAsked] = useState(EMPTY)
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const [groups, setGroups] = useState<HitGroup[] | null>(null)
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [isBusy, setBusy] = useState(false)
  const [erasing, setErasing] = useState<Erasing | null>(null)

  const failed = (outcome: ApiOutcome & { ok: false }) => {
    setProblems(outcome.fields)
    if (Object.keys(outcome.fields).length === 0)
      notifyFailure(outcome.message ?? t('common.connectionFailed'))
  }
  const find = async (person: Typed) => {
    setBusy(true)
    const outcome = await sendPrivacy<{ groups: HitGroup[] }>('search', person)
    setBusy(false)
    if (!outcome.ok) return failed(outcome)
    setProblems({})
    setAsked(person)
    setGroups(outcome.data.groups)
    setTicked(new Set())
  }
  const search = (event: FormEvent) => {
    event.preventDefault()
    return find(typed)
  }
  const tickedRows = () => tickedRowsOf(groups ?? [], ticked)
  const preview = async () => {
    const rows = tickedRows()
    setBusy(true)
    const outcome = await sendPrivacy<ErasurePreview>('preview', { ...asked, rows })
    setBusy(false)
    if (!outcome.ok) return failed(outcome)
    setErasing({ person: asked, rows, preview: outcome.data, request: request?.id ?? null })
  }
  const take = async (as: PersonFileFormat) => {
    setBusy(true)
    const outcome = await sendPrivacy<Saved>('export', {
      ...asked,
      ...{ rows: tickedRows(), format: as, request: request?.id ?? null },
    })
    setBusy(false)
    if (!outcome.ok) return failed(outcome)
    const { fileName, type, content } = outcome.data
    saveBlob(new Blob([content], { type: `${type};charset=utf-8` }), fileName)
    notifySuccess(fileName)
    if (request) router.refresh()
  }
  const count = (groups ?? []).reduce((sum, { hits }) => sum + hits.length, 0)
  return (
    <>
      <Card>
        {request && (
          <p className={styles.for}>
            <strong>{t('privacy.requests.for', { number: `#${request.id}` })}</strong>{' '}
            <Link className="text-link" href="?">
              {t('privacy.requests.leave')}
            </Link>
          </p>
        )}
        <form className={styles.form} noValidate onSubmit={(event) => void search(event)}>
          {FIELDS.map((field) => (
            <Field error={problems[field]} key={field} label={t(`privacy.search.${field}`)}>
              {(input) => (
                <TextInput
                  {...input}
                  autoComplete="off"
                  code={field !== 'name'}
                  maxLength={100}
                  onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
                  value={typed[field]}
                />
              )}
            </Field>
          ))}
          <Button busy={isBusy} icon={<IconSearch aria-hidden="true" size={18} />} type="submit">
            {t('privacy.search.go')}
          </Button>
        </form>
        <p className="text-soft">{t('privacy.search.hint')}</p>
      </Card>
      {groups?.length === 0 && (
        <Card>
          <EmptyState
            icon={<IconSearch size={28} stroke={1.5} />}
            text={t('privacy.search.noneText')}
            title={t('privacy.search.none')}
          />
        </Card>
      )}
      {groups && groups.length > 0 && (
        <section aria-label={t('privacy.search.hits')} className={styles.hits}>
          <div className={styles.bar}>
            <p aria-live="polite">
              {t('privacy.search.ticked', { n: ticked.size, total: format.count(count) })}
            </p>
            <div className={styles.actions}>
              {mayErase && (
                <Button
                  disabled={ticked.size === 0 || isBusy}
                  icon={<IconEraser aria-hidden="true" size={18} />}
                  onClick={() => void preview()}
                  size="small"
                  tone="secondary"
                >
                  {t('privacy.erase.go')}
                </Button>
              )}
              <Menu
                trigger={
                  <Button
                    disabled={ticked.size === 0 || isBusy}
                    icon={<IconDownload aria-hidden="true" size={18} />}
                    size="small"
                    tone="secondary"
                  >
                    {t('privacy.search.take')}
                  </Button>
                }
              >
                {PERSON_FILES.map((as) => (
                  <MenuItem key={as} icon={ICONS[as]} onClick={() => void take(as)}>
                    {t(`privacy.search.${as}`)}
                  </MenuItem>
                ))}
              </Menu>
            </div>
          </div>
          {groups.map((group) => (
            <Hits group={group} key={group.table} onTick={setTicked} ticked={ticked} />
          ))}
        </section>
      )}
      <EraseDialog
        erasing={erasing}
        onClose={() => setErasing(null)}
        onErased={() => {
          if (request) router.refresh()
          void find(asked)
        }}
      />
    </>
  )
}
