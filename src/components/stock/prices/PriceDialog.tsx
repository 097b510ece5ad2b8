'use client'

import { useId } from 'react'

import { MAX_TITLE_LENGTH } from '@/catalog/commands/prices'
import { Button } from '../../ui/controls/Button'
import { Dialog } from '../../ui/overlay/Dialog'
import { Field } from '../../ui/inputs/Field'
import { TextInput } from '../../ui/inputs/TextInput'
import { useT } from '@/components/ui/useT'
import type { CardPrice } from '@/domain/stock/prices/prices'

import { PreviewTable } from './PreviewTable'
import { PriceRuleFields } from './PriceRuleFields'
import { usePriceChange } from './usePriceChange'
import './prices.css'

type Props = {
  offered: readonly CardPrice[]
  readCards: () => Promise<readonly number[]>
  onClose: () => void
}

/** Changes prices of the selected cards: preview first, then apply. */
export const PriceDialog = ({ offered, readCards, onClose }: Props) => {
  const t = useT()
  const formId = useId()
  const form = usePriceChange(offered, readCards)
  const { cards, isBusy, problems, title } = form
  const isBlocked = cards?.some(({ prices }) => prices.some(({ problem }) => problem)) ?? false
  return (
    <Dialog
      open
      busy={isBusy}
      error={form.error}
      size={cards ? 'large' : 'medium'}
      title={
        cards ? t('priceChanges.words.dialog', { n: cards.length }) : t('priceChanges.words.change')
      }
      footer={
        <>
          <Button disabled={isBusy} tone="secondary" onClick={cards ? form.edit : onClose}>
            {cards ? t('priceChanges.words.edit') : t('actions.cancel')}
          </Button>
          <Button busy={isBusy} disabled={isBlocked} form={formId} type="submit">
            {t(cards ? 'priceChanges.words.apply' : 'priceChanges.words.preview')}
          </Button>
        </>
      }
      onClose={onClose}
    >
      <form
        className="price-rule"
        id={formId}
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          void (cards ? form.carryOut() : form.show())
        }}
      >
        {cards ? (
          <>
            <PreviewTable cards={cards} />
            <Field
              error={problems.title}
              hint={t('priceChanges.words.titleHint')}
              label={t('priceChanges.fields.title')}
              required
            >
              {(input) => (
                <TextInput
                  {...input}
                  maxLength={MAX_TITLE_LENGTH}
                  value={title}
                  onChange={(event) => form.setTitle(event.currentTarget.value)}
                />
              )}
            </Field>
          </>
        ) : (
          <PriceRuleFields form={form} offered={offered} />
        )}
      </form>
    </Dialog>
  )
}
