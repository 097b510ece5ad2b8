'use client'

import dynamic from 'next/dynamic'
import { IconPrinter, IconReceiptTax } from '@tabler/icons-react'
import { TickedButton } from '../list/views/TickedButton'
import { useT } from '@/components/ui/useT'
import type { CardPrice } from '@/domain/stock/prices/prices'

const LabelsDialog = dynamic(() =>
  import('./labels/LabelsDialog').then((module) => module.LabelsDialog),
)

/** Labels of the selected cards of a list. */
export const PrintTicked = () => (
  <TickedButton icon={IconPrinter} label={useT()('stockroom.labels.print')}>
    {({ read, onClose }) => (
      <LabelsDialog
        cards={async () => (await read()).map(({ id, name }) => ({ id: Number(id), name }))}
        onClose={onClose}
      />
    )}
  </TickedButton>
)

const PriceDialog = dynamic(() =>
  import('./prices/PriceDialog').then((module) => module.PriceDialog),
)

/** Bulk price change for the selected cards, or for all matches. */
export const ChangeTicked = ({ offered }: { offered: readonly CardPrice[] }) => (
  <TickedButton icon={IconReceiptTax} label={useT()('priceChanges.words.change')}>
    {({ read, onClose }) => (
      <PriceDialog
        offered={offered}
        readCards={async () => (await read()).map(({ id }) => Number(id))}
        onClose={onClose}
      />
    )}
  </TickedButton>
)
