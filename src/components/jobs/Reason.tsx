/** Why something failed, as the machine said it: always from left to right. */
export const Reason = ({ text }: { text: string | null }) =>
  text ? (
    <p className="jobs__reason" dir="ltr">
      {text}
    </p>
  ) : null
