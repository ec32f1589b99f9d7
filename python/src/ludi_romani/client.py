"""A client for `ludi serve`, and the loop of a bot for `ludi arena`."""

from __future__ import annotations

import contextlib
import json
import os
import queue
import shlex
import shutil
import subprocess
import sys
import threading
import weakref
from typing import Any, Callable


class LudiError(Exception):
    """A refused request. `code` is the reason, and `data` has further details."""

    def __init__(self, error: dict[str, Any]):
        super().__init__(error["message"])
        self.data: dict[str, Any] = error.get("data", error)
        self.code: str | None = self.data.get("code")


def _to_json(message: Any) -> str:
    """Returns a message as JSON. NumPy numbers and arrays become numbers and lists. Raises ValueError for NaN and infinite numbers."""
    return json.dumps(message, default=lambda value: value.tolist(), allow_nan=False)


def _read(process: subprocess.Popen[bytes], lines: queue.SimpleQueue[bytes | None]) -> None:
    with process.stdout:
        for line in process.stdout:
            lines.put(line)
    lines.put(None)


def _end(process: subprocess.Popen[bytes], reader: threading.Thread) -> None:
    with contextlib.suppress(BrokenPipeError):  # if the server has ended
        process.stdin.close()
    if threading.current_thread() is not reader:  # garbage is collected in any thread
        reader.join()
        process.wait()


class Ludi:
    """A server of games in a separate process: `with Ludi() as ludi: ludi.call("games")`.

    `command` is a list of words that starts the server. The default is the variable LUDI, or `ludi`, followed by `serve`. `engine` is the path
    of a module with a game of your own, which replaces the games of the program. `call` may be used in several threads, `send` and `wait` in one.
    A server belongs to one process: start another one after a fork.

    Raises FileNotFoundError if the command does not exist.
    """

    def __init__(self, command: list[str] | None = None, *, engine: str | os.PathLike[str] | None = None):
        if command is None:
            command = [*shlex.split(os.environ.get("LUDI", "ludi")), "serve"]
        if engine is not None:
            command = [*command, "--engine", os.fspath(engine)]
        try:
            # `which` finds ludi.cmd on Windows
            program = shutil.which(command[0]) or command[0]
            # in a session of its own, so that Ctrl-C interrupts Python alone
            self._process = subprocess.Popen(
                [program, *command[1:]], stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
            )
        except FileNotFoundError as error:
            message = f"there is no command {command[0]}: run `npm install --global @ludi-romani/cli`, or set LUDI to the command"
            raise FileNotFoundError(message) from error
        self._last_id = 0
        self._lock = threading.RLock()
        self._answers: dict[int, dict[str, Any]] = {}
        self._discarded: list[int] = []
        # a thread reads all answers: when the pipe of answers is full, the server stops reading requests, and both sides would wait forever
        self._lines: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        reader = threading.Thread(target=_read, args=(self._process, self._lines), daemon=True)
        reader.start()
        # also runs when the object is garbage, and at exit
        self._end = weakref.finalize(self, _end, self._process, reader)

    def call(self, method: str, **params: Any) -> dict[str, Any]:
        """Sends a request and returns its result. Raises LudiError, and EOFError if the server has ended."""
        with self._lock:
            return self.wait(self.send(method, **params))

    def send(self, method: str, **params: Any) -> int:
        """Sends a request without waiting, and returns its id. Several requests are sent in one write."""
        while self._discarded:
            # id -1 marks answers that `wait` ignores
            self._write(-1, "leave", {"batch": self._discarded.pop()})
        self._last_id += 1
        self._write(self._last_id, method, params)
        return self._last_id

    def _write(self, request: int, method: str, params: dict[str, Any]) -> None:
        message = {"jsonrpc": "2.0", "id": request, "method": method, "params": params}
        line = _to_json(message).encode() + b"\n"
        if self._process.stdin.closed:
            raise EOFError("the server is closed")
        with contextlib.suppress(BrokenPipeError):  # then `wait` raises EOFError
            self._process.stdin.write(line)

    def wait(self, request: int, on_info: Callable[[dict[str, Any]], object] | None = None) -> dict[str, Any]:
        """Returns the result of a request. Calls `on_info(params)` with the intermediate results of searches that were sent with `info`.

        Raises LudiError, EOFError if the server has ended, and ValueError if no answer to that request will come.
        """
        if not 0 < request <= self._last_id:
            raise ValueError(f"there is no request {request}")
        with contextlib.suppress(BrokenPipeError):  # an answer may have come before the end, otherwise EOFError follows
            self._process.stdin.flush()
        while request not in self._answers:
            line = self._lines.get()
            if line is None:
                self._lines.put(None)  # for the next call of wait
                raise EOFError(f"the server has ended without an answer, with status {self._process.poll()}")
            message = json.loads(line)
            if "id" not in message:
                if on_info is not None:
                    on_info(message["params"])
            elif message["id"] is None:
                raise LudiError(message["error"])  # a line that the server could not read, such as one that is too long
            elif message["id"] != -1:
                self._answers[message["id"]] = message
        answer = self._answers.pop(request)
        if "error" in answer:
            raise LudiError(answer["error"])
        return answer["result"]

    def discard(self, batch: int) -> None:
        """Closes a batch with the next request. Finalizers may call this at any time, even during another request."""
        self._discarded.append(batch)

    def close(self) -> None:
        """Ends the server. Does nothing if it was closed before."""
        self._end()

    def __enter__(self) -> Ludi:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def play(choose: Callable[[dict[str, Any]], Any]) -> None:
    """Runs the loop of a bot: answers each request on standard input with the action that `choose(params)` returns.

    `params` has the view, the legal actions and their lines, a seed, and the time in milliseconds. `choose` returns an action, its line, or
    its index in the list. Its prints go to standard error, because standard output is only for answers.
    """
    answers, sys.stdout = sys.stdout, sys.stderr
    try:
        for line in sys.stdin:
            request = json.loads(line)
            answer = {"jsonrpc": "2.0", "id": request["id"], "result": {"action": choose(request["params"])}}
            print(_to_json(answer), file=answers, flush=True)
    finally:
        sys.stdout = answers
