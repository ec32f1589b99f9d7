/** Errors that end a command with a message. */
import type { Engine, GameTypes } from '@ludi-romani/core';
import type { GameModule } from './game-module';

/** An error that is reported on stderr. Its `status` is the exit status. */
export class Failure extends Error {
  readonly status: number = 1;
}

/** The error for a mistake in the command line. */
export class UsageError extends Failure {
  override readonly status = 2;
}

/** The error for a feature that needs a part which the module of the game lacks. */
export class MissingPart extends Failure {
  override readonly name = 'MissingPart';
  readonly code = 'missing-part';

  constructor({ engine }: { readonly engine: Pick<Engine<GameTypes>, 'game'> }, part: keyof GameModule, use: string) {
    super(`${use}: the module of ${engine.game} exports no ${part}`);
  }
}
