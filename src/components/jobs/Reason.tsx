/** Why something failed: a translated sentence, or the technical message. */
export const Reason = ({ text }: { text: string | null }) =>
  text ? (
    <p className="jobs__reason" dir="auto">
      {text}
    </p>
  ) : null
