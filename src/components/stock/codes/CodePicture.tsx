'use client'

import { useEffect, useState } from 'react'
import { useT } from '@/components/ui/useT'
import type { SymbolKind } from '@/domain/stock/codes/symbols'

type Props = { kind: SymbolKind; text: string; label: string }

/** A code as a symbol, drawn in the browser; what draws it is loaded with the first one. */
export const CodePicture = ({ kind, text, label }: Props) => {
  const t = useT()
  const [source, setSource] = useState('')
  useEffect(() => {
    let isWanted = true
    void import('./drawCode').then(
      ({ drawCode }) => isWanted && setSource(drawCode(kind, text)),
      // Without a connection the code still stands below in letters.
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
