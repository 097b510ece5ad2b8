'use client'

import { IconPrinter } from '@tabler/icons-react'
import dynamic from 'next/dynamic'
import { useState, useEffect } from 'react'
import { Button } from '../../ui/controls/Button'
import { Card } from '../../ui/layout/Card'
import { useT } from '@/components/ui/useT'
import type { CardCodes as Codes } from '@/domain/stock/codes/labels'
import { barsOf, qrVersion, type SymbolKind } from '@/domain/stock/codes/symbols'
import './cardCodes.css'

const LabelsDialog = dynamic(() =>
  import('../labels/LabelsDialog').then((module) => module.LabelsDialog),
)

type Drawn = { label: string; text: string; kind: SymbolKind | null; why: string }

type Props = { kind: SymbolKind; text: string; label: string }

/** A code as a symbol, rendered in the browser; the renderer is loaded on first use. */
const CodePicture = ({ kind, text, label }: Props) => {
  const t = useT()
  const [source, setSource] = useState('')
  useEffect(() => {
    let isWanted = true
    void import('./drawCode').then(
      ({ drawCode }) => isWanted && setSource(drawCode(kind, text)),
      // Without a connection the code is still shown below as text.
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [kind, text])
  return (
    <span className={`card-codes__paper card-codes__paper--${kind === 'qr' ? 'square' : 'bars'}`}>
      {source && (
        <img src={source} alt={t('stockroom.codes.picture', { kind: label, code: text })} />
      )}
    </span>
  )
}

const CodeTile = ({ label, text, kind, why }: Drawn) => (
  <figure className="card-codes__code">
    <figcaption className="card-codes__label">{label}</figcaption>
    {kind ? (
      <CodePicture kind={kind} text={text} label={label} />
    ) : (
      <p className="card-codes__why">{why}</p>
    )}
    <bdi className="card-codes__text" dir="ltr">
      {text}
    </bdi>
  </figure>
)

/** The codes of a card for scanning, and a link to its labels. */
export const CardCodes = ({ id, name, codes }: { id: number; name: string; codes: Codes }) => {
  const t = useT()
  const [isPrinting, setIsPrinting] = useState(false)
  const bars = codes.barcode ?? codes.sku
  const square = codes.qrCode ?? codes.sku ?? codes.barcode
  if (!bars && !square) return null
  return (
    <Card
      className="card-codes__card"
      title={t('stockroom.codes.title')}
      actions={
        <Button
          tone="soft"
          size="small"
          icon={<IconPrinter aria-hidden="true" size={17} />}
          onClick={() => setIsPrinting(true)}
        >
          {t('stockroom.labels.print')}
        </Button>
      }
    >
      <div className="card-codes">
        {bars && (
          <CodeTile
            label={t('stockroom.codes.bars')}
            text={bars}
            kind={barsOf(bars)}
            why={t('stockroom.codes.notAscii')}
          />
        )}
        {square && (
          <CodeTile
            label={t('stockroom.codes.square')}
            text={square}
            kind={qrVersion(square) === null ? null : 'qr'}
            why={t('stockroom.codes.tooLong')}
          />
        )}
      </div>
      {isPrinting && (
        <LabelsDialog
          cards={() => Promise.resolve([{ id, name }])}
          onClose={() => setIsPrinting(false)}
        />
      )}
    </Card>
  )
}
