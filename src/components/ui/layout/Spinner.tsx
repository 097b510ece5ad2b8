/** A spinner; the surrounding element has the accessible text. */
export const Spinner = () => <span aria-hidden="true" className="ui-spinner" />
