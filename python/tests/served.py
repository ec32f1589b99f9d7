import unittest

from ludi_romani import Ludi


class ServedTest(unittest.TestCase):
    """Tests that share a server."""

    @classmethod
    def setUpClass(cls):
        cls.server = Ludi()

    @classmethod
    def tearDownClass(cls):
        cls.server.close()
