/** What every part of the pictures of City of Rome needs. */
import type { CityOfRome, SeenArea, View } from '@ludi-romani/city-of-rome';
import type { Seat } from '@ludi-romani/core';
import type { Pen } from '../kit/pen';
import type { Labels } from './labels';

export type Quill = Pen<CityOfRome, Labels>;

/** What a viewer sees of a player's own things. */
export const areaOf = (view: View, seat: Seat): SeenArea => view.players[seat] as SeenArea;
