import { readSignature } from '@/domain/tenders/signature'

import { SignatureDrawing } from './SignatureDrawing'

type Props = {
  name: string
  /** The strokes; nothing where the typed name is all. */
  signature: unknown
  words: { drawn: string; typed: string }
}

/** What somebody signed an acceptance with: what they drew, else the name they typed. */
export const AnswerSignature = ({ name, signature, words }: Props) => {
  const isDrawn = readSignature(signature) !== null
  return (
    <figure className="answer-signature">
      <figcaption className="text-soft">{isDrawn ? words.drawn : words.typed}</figcaption>
      {isDrawn ? (
        <SignatureDrawing label={words.drawn} signature={signature} />
      ) : (
        <bdi className="answer-signature__name">{name}</bdi>
      )}
    </figure>
  )
}
