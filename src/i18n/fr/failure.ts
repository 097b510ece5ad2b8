export const failure = {
  pages: {
    backToHome: 'Retour à l’accueil',
    failed: 'La page n’a pas pu s’ouvrir.',
    failedText:
      'Vos données sont intactes. Réessayez dans un instant ; si cela continue, donnez ce code à votre administrateur : {code}',
    failedTitle: 'Page non ouverte',
  },
  actions: { tryAgain: 'Réessayer' },
  offer: {
    failedText:
      'Votre devis est intact. Réessayez dans un instant\u202f; si cela continue, donnez ce code à l’entreprise qui l’a envoyé\u202f: {code}',
  },
}
