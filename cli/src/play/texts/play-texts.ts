/** What the terminal itself says; everything about the game comes from the game's own texts. */
export interface PlayTexts {
  readonly turn: (name: string) => string;
  readonly ask: string;
  readonly range: (from: number, to: number) => string;
  readonly takenBack: (name: string) => string;
  readonly notUnderstood: string;
  readonly noChoice: (text: string) => string;
  readonly mayBeDone: string;
  readonly saved: (file: string) => string;
  readonly loaded: (file: string) => string;
  readonly offer: (id: number, from: string, terms: string) => string;
  readonly answerOffer: string;
  readonly botFailed: (bot: string, fault: string) => string;
  readonly noOffers: string;
  readonly noOrders: string;
  readonly askMe: string;
  readonly over: string;
  readonly place: (place: number, names: string, scores: string) => string;
  readonly inputEnded: string;
  readonly commands: string;
}
