/** What the expert of Forum Trajanum takes things to be worth. */
export interface Weights {
  /** points of a builder or a worker that can still be built with */
  readonly figure: number;
  /** points of an assistant, a coin or a tribune in the first round; in the last one it is worth nothing */
  readonly token: number;
  /** points of an envoy on the ship that may still be sent */
  readonly envoy: number;
  /** points of an active citizen, for each cycle to come, besides the row that it multiplies */
  readonly citizen: number;
  /** the share of what its citizens add to a row that is to be expected where the coins for them are still to come */
  readonly unpaid: number;
  /** the share of a crane's points while its tile still lies on it */
  readonly covered: number;
  /** structures of a crane's color that are still to be expected, for each round to its scoring */
  readonly growth: number;
  /** the share of a collecting task that is met today, on a card of a later cycle */
  readonly collecting: number;
  /** points of a step on a benefit track, squared: the end of the track pays */
  readonly step: number;
}

export const weights: Weights = {
  figure: 1.1,
  token: 1.2,
  envoy: 0.6,
  citizen: 1.8,
  unpaid: 0.6,
  covered: 0.4,
  growth: 0.2,
  collecting: 0.5,
  step: 0.35,
};
