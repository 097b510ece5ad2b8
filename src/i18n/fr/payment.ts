export const payment = {
  payment: {
    pattern: 'Modèle de paiement',
    plan: 'Établir l’échéancier',
    replan: 'Rétablir l’échéancier',
    months: 'Nombre de mois',
    monthCount: '{n, plural, one {# mois} other {# mois}}',
    needsTotal: 'Un échéancier demande une date et un total.',
    otherTotal: 'Les échéances totalisent {planned}, le devis {total}.',
    respread: 'Répartir à nouveau',
    patterns: {
      days30: 'À 30 jours',
      days30To60: 'À 30 et 60 jours',
      days30To90: 'À 30, 60 et 90 jours',
      halfDown: '50\u202f% d’acompte, le reste à 30 jours',
      monthly: 'Mensualités égales',
    },
  },
}
