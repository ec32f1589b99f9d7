import subprocess
import sys
import threading
import unittest

import numpy

from ludi_romani import Ludi, LudiError


class TestClient(unittest.TestCase):
    def test_search(self):
        with Ludi() as ludi:
            match = ludi.call("open", game="city-of-rome", seed="s")["match"]
            heard = []
            search = ludi.send("bot", match=match, bot="ismcts:999999999", info=1)
            while not heard:
                ready = ludi.send("ready")
                self.assertEqual(ludi.wait(ready, heard.append)["searches"], 1)
            ludi.call("stop", request=search)
            self.assertTrue(ludi.wait(search)["stopped"])

    def test_errors(self):
        with Ludi() as ludi:
            with self.assertRaises(LudiError) as refused:
                ludi.call("view", match=7)
            self.assertEqual(refused.exception.code, "unknown-match")
            self.assertEqual(ludi.call("ready")["matches"], 0)
        ludi.close()

    def test_numpy_numbers(self):
        with Ludi() as ludi:
            match = ludi.call("open", game="aquileia", seed="s")["match"]
            self.assertEqual(ludi.call("act", match=numpy.int64(match), action=numpy.int32(0))["ply"], 1)

    def test_answers_that_never_come(self):
        with Ludi() as ludi:
            for wrong in (float("nan"), float("inf")):
                with self.assertRaises(ValueError):
                    ludi.call("open", game="aquileia", seed=wrong)
            with self.assertRaises(LudiError) as refused:
                ludi.call("open", game="x" * 9_000_000)
            self.assertEqual(refused.exception.code, "too-long")
            for request in (0, 99):
                with self.assertRaises(ValueError):
                    ludi.wait(request)
            self.assertEqual(ludi.call("ready")["matches"], 0)
        with self.assertRaises(EOFError):
            ludi.call("ready")

    def test_threads(self):
        with Ludi() as ludi:
            games = [[] for _ in range(4)]

            def ask(answers):
                for _ in range(50):
                    answers.append(len(ludi.call("games")["games"]))

            threads = [threading.Thread(target=ask, args=(answers,)) for answers in games]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join(60)
            self.assertEqual(games, [[4] * 50] * 4)

    def test_interrupt(self):
        # as Ctrl-C in a terminal, which interrupts all processes of the group
        program = (
            "import os, signal\n"
            "from ludi_romani import Ludi\n"
            "with Ludi() as ludi:\n"
            "    ludi.call('ready')\n"
            "    try:\n"
            "        os.killpg(0, signal.SIGINT)\n"
            "        signal.pause()\n"
            "    except KeyboardInterrupt:\n"
            "        print(ludi.call('ready')['matches'])\n"
        )
        run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, start_new_session=True)
        self.assertEqual((run.stdout, run.stderr), ("0\n", ""))

    def test_end(self):
        ludi = Ludi(["true"])
        for _ in range(2):
            with self.assertRaises(EOFError):
                ludi.call("ready")
        ludi.close()

    def test_no_command(self):
        with self.assertRaisesRegex(FileNotFoundError, "LUDI"):
            Ludi(["no-such-command"])
