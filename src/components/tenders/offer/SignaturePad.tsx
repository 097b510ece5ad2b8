'use client'

import { Button } from '../../ui/controls/Button'
import {
  pathOfSignature,
  SIGNATURE_HEIGHT,
  SIGNATURE_WIDTH,
} from '@/domain/tenders/sending/signature'
import type { OfferWords } from './offerWords'
import type { Strokes } from './useStrokes'
import '../sends/signature.css'

/**
 * The area for a drawn signature, which is optional: the typed name is enough, and is what a
 * keyboard user signs with.
 */
export const SignaturePad = ({ pad, words }: { pad: Strokes; words: OfferWords }) => (
  <div className="offer__signature">
    <p className="ui-field__label">{words.signature}</p>
    <svg
      aria-label={words.signature}
      className="signature-drawing offer__pad"
      role="img"
      viewBox={`0 0 ${SIGNATURE_WIDTH} ${SIGNATURE_HEIGHT}`}
      onPointerCancel={pad.end}
      onPointerDown={pad.begin}
      onPointerMove={pad.go}
      onPointerUp={pad.end}
    >
      <path d={pathOfSignature(pad.strokes)} />
    </svg>
    {pad.strokes.length > 0 && (
      <Button size="small" tone="ghost" onClick={pad.clear}>
        {words.clearSignature}
      </Button>
    )}
  </div>
)
