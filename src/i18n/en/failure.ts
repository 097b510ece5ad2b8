export const failure = {
  pages: {
    backToHome: 'Back to home',
    failed: 'The page could not be opened.',
    failedText:
      'Your records are safe. Try again in a moment; if it goes on, give your administrator this code: {code}',
    failedTitle: 'Page could not be opened',
  },
  actions: { tryAgain: 'Try again' },
  offer: {
    failedText:
      'Your quotation is safe. Try again in a moment; if it goes on, give the company that sent it this code: {code}',
  },
}
