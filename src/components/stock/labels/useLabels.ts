'use client'

import { useEffect, useState } from 'react'
import { saveFile } from '../../ui/requests/api'
import { useNotify } from '../../ui/requests/useNotify'
import { useWords } from '@/components/ui/useWords'
import type { LabelFormat } from '@/domain/stock/codes/labelFormats'
import { labelsOnPage } from '@/domain/stock/codes/labels'
import { labelNumbers, typedNumber } from './labelNumbers'
import { planLabels, type LabelledCard } from './labelPlan'
import { keepLabelSettings, offsetOf, readLabelSettings, type Offset } from './labelSettings'
import { readLabelled } from './readLabelled'

type Named = { id: number; name: string }

/**
 * The fields of the dialog of labels, the number of labels and sheets, and the request for the
 * file.
 */
export const useLabels = (args: { cards: () => Promise<readonly Named[]>; onDone: () => void }) => {
  const { t, locale, format } = useWords()
  const { notifySuccess } = useNotify()
  const [read] = useState(() => args.cards)
  const [cards, setCards] = useState<LabelledCard[] | null>(null)
  const [settings, setSettings] = useState(readLabelSettings)
  const [copies, setCopies] = useState('1')
  const [own, setOwn] = useState<Readonly<Record<number, string>>>({})
  const [start, setStart] = useState('1')
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  useEffect(() => {
    read()
      .then(readLabelled)
      .then(setCards, () => setError(t('common.connectionFailed')))
  }, [read, t])

  const copiesTextOf = ({ id }: { id: number }) => own[id] ?? copies
  const paper = settings.format
  const typedOffset = offsetOf(settings)
  const numbers = labelNumbers({ t, locale, format }, { paper, copies, start, ...typedOffset })
  const { problems, offset } = numbers
  const plan =
    cards &&
    planLabels({
      cards,
      format: paper,
      start: problems.start ? 1 : numbers.start,
      copiesOf: (card) => {
        const wanted = typedNumber(copiesTextOf(card), locale)
        return Number.isInteger(wanted) && wanted >= 0 ? wanted : 0
      },
    })
  const isReady =
    plan && plan.labels > 0 && !plan.isTooMany && !Object.values(problems).some(Boolean)

  /** Requests a file and saves it; keeps the choices for the next time. */
  const make = async (path: string, body: object, made: string): Promise<boolean> => {
    setIsBusy(true)
    setError(null)
    keepLabelSettings(settings)
    const asked = { format: paper, offsetX: offset.x, offsetY: offset.y, ...body }
    const outcome = await saveFile(path, asked)
    setIsBusy(false)
    if (outcome.ok) notifySuccess(made)
    else setError(outcome.message ?? t('common.connectionFailed'))
    return outcome.ok
  }
  const print = async () => {
    if (!isReady || isBusy) return
    const printed = plan.printed.map(({ card, copies: n }) => ({ card: card.id, copies: n }))
    const body = { start: numbers.start, cards: printed }
    if (await make('/api/stock/labels', body, t('stockroom.labels.made'))) args.onDone()
  }
  const test = () => make('/api/stock/label-test', {}, t('stockroom.labels.testMade'))
  const changeFormat = (to: LabelFormat) => {
    setSettings({ ...settings, format: to })
    // The former start position does not exist on the new sheet.
    setStart('1')
  }
  const changeOffset = (changed: Partial<Offset>) =>
    setSettings({
      ...settings,
      offsets: { ...settings.offsets, [paper]: { ...typedOffset, ...changed } },
    })
  return {
    plan,
    paper,
    changeFormat,
    offset: typedOffset,
    changeOffset,
    copies,
    setCopies,
    copiesTextOf,
    setOwn: (id: number, text: string) => setOwn({ ...own, [id]: text }),
    start,
    setStart,
    hasStart: labelsOnPage(paper) > 1,
    problems,
    error,
    isBusy,
    isReady: Boolean(isReady),
    print,
    test,
    canTest: !isBusy && !problems.x && !problems.y,
  }
}
