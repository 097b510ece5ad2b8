export const workday = {
  owners: {
    owner: 'Owner',
    mine: 'Mine',
    assign: 'Assign',
    assignTitle: 'Who is “{name}” assigned to?',
    assignText: 'The person you choose is notified. Who created the record does not change.',
    assigned: 'Owner changed',
    nobody: 'There is no other active user who may see these records.',
    loading: 'Loading people…',
    choose: 'Choose a person',
  },
}
