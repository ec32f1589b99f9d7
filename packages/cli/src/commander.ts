/** Exports commander with the types of extra-typings, which derive the types of options and arguments from the declaration of a command. */
import type * as typed from '@commander-js/extra-typings';
import * as commander from 'commander';

// extra-typings exports the same classes as commander, so only its types are needed
export const { Argument, Command, CommanderError, InvalidArgumentError, Option } = commander as unknown as typeof typed;
export type Command = typed.Command;
export type Option = typed.Option;
