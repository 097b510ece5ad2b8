export const why = {
  why: {
    menu: 'Pourquoi pas\u202f?',
    title: 'Pourquoi pas\u202f?',
    right:
      'Il faut pour cela {n, select, one {le droit «\u202f{rights}\u202f»} other {ces droits\u202f: {rights}}}\u202f; {count, select, one {le rôle {roles} l’a} other {ces rôles l’ont\u202f: {roles}}}.',
    rightOfNobody:
      'Il faut pour cela {n, select, one {le droit «\u202f{rights}\u202f»} other {ces droits\u202f: {rights}}}\u202f; aucun rôle ne l’a.',
    page: 'Cette page est ouverte {count, select, one {au rôle {roles}} other {à ces rôles\u202f: {roles}}}.',
    pageOfNobody: 'Cette page n’est ouverte à aucun rôle.',
    everyField: 'tous les champs',
    ask: 'Demander le droit',
    askFor: 'Demander le droit\u202f: {commands}',
    requested: 'Vous l’avez demandé\u202f; réponse en attente.',
    closed:
      'Vous avez demandé ce droit cette semaine et il n’a pas été accordé. Vous pourrez le redemander au bout d’une semaine.',
    nothing: 'Il n’y a rien que vous ne puissiez faire avec cet enregistrement en ce moment.',
    openNow: 'Vous pouvez maintenant ouvrir cette page.',
    open: 'Ouvrir la page',
    failed: 'Les raisons n’ont pas pu être chargées.',
    decline: 'Refuser',
    wasGiven: 'Le droit a été accordé.',
    wasDeclined: 'La demande a été refusée.',
    isOver: 'Cette demande n’est plus valable.',
    rights: 'Faute de droit',
    state: 'En raison de l’état de l’enregistrement',
  },
}
