'use client'

import { IconReceiptTax } from '@tabler/icons-react'
import dynamic from 'next/dynamic'

import { TickedButton } from '../../list/views/TickedButton'
import { useT } from '@/components/ui/useT'
import type { CardPrice } from '@/domain/stock/prices/prices'

const PriceDialog = dynamic(() => import('./PriceDialog').then((module) => module.PriceDialog))

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
