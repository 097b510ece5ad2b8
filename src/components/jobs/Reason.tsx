/** Why something failed: a sentence in the language of the reader, or the words of the machine. */
export const Reason = ({ text }: { text: string | null }) =>
  text ? (
    <p className="jobs__reason" dir="auto">
      {text}
    </p>
  ) : null
