/** commander, with types that follow from what a command declares. */
import type * as typed from '@commander-js/extra-typings';
import * as commander from 'commander';

// the typed package exports these same classes, so its types are enough
export const { Argument, Command, CommanderError, InvalidArgumentError, Option } = commander as unknown as typeof typed;
export type Command = typed.Command;
export type Option = typed.Option;
