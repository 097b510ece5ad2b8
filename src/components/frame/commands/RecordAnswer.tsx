'use client'

import { useCallback, useState } from 'react'
import type { BodyField } from '@/catalog/commands/body'
import { entityOf } from '@/catalog'
import { readApi } from '@/components/ui/api'
import type { FieldInputProps } from '@/components/ui/Field'
import { RecordPicker } from '@/components/ui/picker/RecordPicker'
import { useT } from '@/components/ui/useT'

type Found = { id: number; name: string }
type Props = Pick<FieldInputProps, 'aria-describedby' | 'aria-invalid'> & {
  label: string
  records: NonNullable<BodyField['records']>
  onChange: (id: string) => void
}

const SUGGESTIONS = 12

/** Records that fit, by any of the names they go by. */
const find = async (
  { of, where }: Props['records'],
  words: string,
  signal: AbortSignal,
): Promise<Found[]> => {
  const entity = entityOf(of)
  const names = entity?.goesBy ?? [entity?.title ?? 'id']
  const query = new URLSearchParams([
    ['depth', '0'],
    ['limit', String(SUGGESTIONS)],
    ['sort', '-id'],
    ...Object.entries(where),
    ...names.map((name, at): [string, string] => [`where[or][${at}][${name}][like]`, words]),
    ...names.map((name): [string, string] => [`select[${name}]`, 'true']),
  ])
  const { docs } = await readApi<{ docs: (Record<string, unknown> & { id: number })[] }>(
    `/api/${of}?${query}`,
    signal,
  )
  return docs.map((doc) => ({
    id: doc.id,
    name: names.flatMap((name) => (doc[name] ? [String(doc[name])] : [])).join(' · '),
  }))
}

/** A record that a command is told, found by typing a name. */
export const RecordAnswer = ({ label, records, onChange, ...input }: Props) => {
  const t = useT()
  const [chosen, setChosen] = useState('')
  const search = useCallback(
    (words: string, signal: AbortSignal) => find(records, words, signal),
    [records],
  )
  return (
    <RecordPicker
      label={label}
      chosen={chosen}
      describedBy={input['aria-describedby']}
      invalid={Boolean(input['aria-invalid'])}
      placeholder={t('common.searchPlaceholder')}
      notFound={t('common.noRecords')}
      search={search}
      renderOption={({ name }) => <bdi>{name}</bdi>}
      onPick={({ id, name }) => {
        setChosen(name)
        onChange(String(id))
      }}
    />
  )
}
