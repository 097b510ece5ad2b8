'use client'

import { IconReceiptTax } from '@tabler/icons-react'
import dynamic from 'next/dynamic'
import { useState } from 'react'

import { useBulkRows } from '@/components/list/bulkRowsContext'
import { Button } from '@/components/ui/Button'
import { useT } from '@/components/ui/useT'
import type { CardPrice } from '@/domain/stock/prices'

const PriceDialog = dynamic(() => import('./PriceDialog').then((module) => module.PriceDialog))

/** Other prices for the ticked cards of a list, or for all that match its filters. */
export const ChangeTicked = ({ offered }: { offered: readonly CardPrice[] }) => {
  const t = useT()
  const { read } = useBulkRows()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        icon={<IconReceiptTax aria-hidden="true" size={17} />}
        size="small"
        tone="secondary"
        onClick={() => setIsOpen(true)}
      >
        {t('priceChanges.words.change')}
      </Button>
      {isOpen && (
        <PriceDialog
          offered={offered}
          readCards={async () => (await read()).map(({ id }) => Number(id))}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
