import { onePositional, UsageError } from '../args';
import { completionFor, shells } from '../completion';
import { printLines } from '../io';
import { suggestion } from '../near';
import { listed, printable } from '../text';
import { type Command, command } from './command';

/** Completion of all those commands, itself included. */
export const completion = (commands: () => Readonly<Record<string, Command>>): Command =>
  command({
    summary: 'complete commands and flags in your shell',
    forms: ['SHELL'],
    takes: shells,
    about: [
      'Prints a script that completes commands, games, flags and their values in bash, zsh or fish. In the file that your shell reads when it starts:',
      `  source <(ludi completion bash)     # ~/.bashrc
  source <(ludi completion zsh)      # ~/.zshrc, after compinit
  ludi completion fish | source      # ~/.config/fish/config.fish`,
    ],
    flags: {},

    run: async ({ positionals }, io) => {
      const name = onePositional('SHELL', positionals);
      const shell = shells.find((one) => one === name);
      if (shell === undefined)
        throw new UsageError(
          `there is no completion for '${printable(name)}'${suggestion(name, shells, `, only for ${listed(shells)}`)}`,
        );
      await printLines(io.stdout, completionFor(shell, commands()));
      return 0;
    },
  });
