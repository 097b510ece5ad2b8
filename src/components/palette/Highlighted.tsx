import { highlight } from '@/domain/search/highlight'

/** A text with what was searched for set off in it. */
export const Highlighted = ({ text, typed }: { text: string; typed: string }) => (
  <bdi>
    {highlight({ text, typed }).map((piece, index) =>
      piece.isMatch ? (
        // Pieces have no identity but their place.
        <mark key={index} className="palette__match">
          {piece.text}
        </mark>
      ) : (
        piece.text
      ),
    )}
  </bdi>
)
