/** A turning ring; the element around it says what is going on. */
export const Spinner = () => <span aria-hidden="true" className="ui-spinner" />
